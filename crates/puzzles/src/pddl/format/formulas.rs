//! Conditions, effects and costs.

use solvarium_engine::{Cost, LevelError, message};

use super::names::{Names, TOTAL_COST, head};
use super::tree::Form;
use crate::pddl::lifted::{EQUAL, Literal, Object, Price};

/// The greatest cost of an action.
pub const MOST_COST: Cost = 1_000_000;

/// Words of the language that are read nowhere.
const STRANGE: [&str; 21] = [
    "or",
    "imply",
    "forall",
    "exists",
    "when",
    "preference",
    "<",
    ">",
    "<=",
    ">=",
    "assign",
    "decrease",
    "increase",
    "scale-up",
    "scale-down",
    "at",
    "over",
    "probabilistic",
    "oneof",
    "always",
    "sometime",
];

impl Names {
    /// Reads a condition: atoms and their opposites, joined by `and`.
    pub fn condition(&self, form: Form<'_>, params: &[Object], out: &mut Vec<Literal>) -> Result<(), LevelError> {
        match form.head() {
            None if form.is_list() && form.parts().next().is_none() => Ok(()),
            Some("and") => form.parts().skip(1).try_for_each(|part| self.condition(part, params, out)),
            _ => {
                out.push(self.literal(form, params)?);
                Ok(())
            }
        }
    }

    /// Reads an atom or the opposite of one.
    fn literal(&self, form: Form<'_>, params: &[Object]) -> Result<Literal, LevelError> {
        if form.head() != Some("not") {
            self.refuse_strange(form)?;
            return self.atom(form, params);
        }
        let mut parts = form.parts().skip(1);
        let (Some(inner), None) = (parts.next(), parts.next()) else {
            return Err(form.error(message!("pddl-not", found = form.quoted())));
        };
        if matches!(inner.head(), Some("and" | "not")) {
            return Err(inner.error(message!("pddl-not", found = form.quoted())));
        }
        self.refuse_strange(inner)?;
        Ok(Literal { holds: false, ..self.atom(inner, params)? })
    }

    /// Refuses what the language has but we have not.
    fn refuse_strange(&self, form: Form<'_>) -> Result<(), LevelError> {
        let strange = form.head().filter(|word| STRANGE.contains(word) && !self.has_predicate(word));
        strange.map_or(Ok(()), |word| Err(form.error(message!("pddl-strange", found = word))))
    }

    /// Reads an effect: what becomes true or false, and what the action costs.
    pub fn effect(
        &self,
        form: Form<'_>,
        params: &[Object],
        (out, prices): (&mut Vec<Literal>, &mut Vec<Price>),
    ) -> Result<(), LevelError> {
        match form.head() {
            None if form.is_list() && form.parts().next().is_none() => Ok(()),
            Some("and") => form.parts().skip(1).try_for_each(|part| self.effect(part, params, (out, prices))),
            Some("increase") if !self.has_predicate("increase") => {
                prices.push(self.price(form, params)?);
                Ok(())
            }
            _ => {
                let literal = self.literal(form, params)?;
                if literal.predicate == EQUAL {
                    return Err(form.error(message!("pddl-equal-effect")));
                }
                out.push(literal);
                Ok(())
            }
        }
    }

    /// Reads `(increase (total-cost) …)`.
    fn price(&self, form: Form<'_>, params: &[Object]) -> Result<Price, LevelError> {
        let wrong = |form: Form<'_>| form.error(message!("pddl-increase", found = form.quoted()));
        let parts: Vec<Form<'_>> = form.parts().skip(1).take(3).collect();
        let [what, by] = parts[..] else { return Err(wrong(form)) };
        if !is_total_cost(what) {
            return Err(wrong(what));
        }
        match by.is_list() {
            true => {
                let (function, terms) = self.value(by, params)?;
                Ok(Price::Value(function, terms))
            }
            false => Ok(Price::Number(number(by)?)),
        }
    }
}

/// Whether a form is `(total-cost)`.
pub fn is_total_cost(form: Form<'_>) -> bool {
    form.head() == Some(TOTAL_COST) && form.parts().nth(1).is_none()
}

/// A cost.
pub fn number(form: Form<'_>) -> Result<Cost, LevelError> {
    let number = form.word().and_then(|word| word.parse().ok()).filter(|number| *number <= MOST_COST);
    number.ok_or_else(|| form.error(message!("pddl-number", found = form.quoted(), most = MOST_COST)))
}

/// Whether a form is a value that is given, as in `(= (length a b) 5)`.
pub fn is_value(form: Form<'_>) -> bool {
    let first = head(form).ok().and_then(Form::word);
    first == Some("=") && form.parts().nth(1).is_some_and(Form::is_list)
}
