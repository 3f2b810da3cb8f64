// Parameters as the engine declares them: what a form starts with, whether a text is a value, and which values are defaults.
import type { ParamCard, Setting } from '../protocol';

/** The contents of the fields of a form, by the parameter's name. */
export type Fields = Record<string, string | boolean>;

/** The fields of a form before anyone changed them. */
export function defaults(params: readonly ParamCard[]): Fields {
  return Object.fromEntries(params.map((param) => [param.name, defaultOf(param)]));
}

export function defaultOf({ kind }: ParamCard): string | boolean {
  if (kind.type === 'flag') return kind.default;
  if (kind.type === 'choice') return kind.choices[0] ?? '';
  return kind.default === null ? '' : String(kind.default);
}

/** Whether a field holds a value of the parameter. An empty number is one: it stands for the default. */
export function isValid({ kind }: ParamCard, field: string | boolean | undefined): boolean {
  if (field === undefined || kind.type === 'flag') return true;
  const text = String(field).trim();
  if (kind.type === 'choice') return kind.choices.includes(text);
  if (text === '') return true;
  const value = Number(text);
  if (!Number.isFinite(value) || (kind.type === 'int' && !Number.isInteger(value))) return false;
  return value >= kind.min && value <= kind.max;
}

/** The fields of a form that has these settings. */
export function fieldsOf(params: readonly ParamCard[], settings: Readonly<Record<string, Setting>>): Fields {
  const set = params.filter((param) => settings[param.name] !== undefined);
  const value = ({ kind, name }: ParamCard) => (kind.type === 'flag' ? String(settings[name]) === 'true' : String(settings[name]));
  return Object.fromEntries(set.map((param) => [param.name, value(param)]));
}

/** The settings that differ from the defaults, with the types the engine wants. */
export function settingsOf(params: readonly ParamCard[], fields: Fields): Record<string, Setting> {
  const changed: Record<string, Setting> = {};
  for (const param of params) {
    const field = fields[param.name] ?? defaultOf(param);
    if (String(field).trim() === '' || String(field) === String(defaultOf(param)) || !isValid(param, field)) continue;
    const number = param.kind.type === 'int' || param.kind.type === 'real';
    changed[param.name] = number ? Number(field) : field;
  }
  return changed;
}
