// A class on a real server: a teacher assigns, a student does it, the teacher sees it at once and takes the points along.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageNames, type Language } from '../../src/i18n/languages';
import { words } from '../../src/pages/classes/words';
import { clean } from './clean';
import { House, playSokoban, register, solution } from './house';
import { hasServer } from './server';
import { hasBrowser, phone, type Visit } from './site';

/** Levels that are quickly played by hand. */
const LEVELS = ['sokoban/1', 'sokoban/2'];

/** A teacher with a new class: its code. */
async function teaches(house: House, visit: Visit, name: string, title: string): Promise<string> {
  const { page } = visit;
  await register(visit, name);
  await house.promote(name, 'teacher');
  await page.reload();
  await page.locator('[data-classes]').click();
  await page.locator('[data-part="make"] input[name="title"]').fill(title);
  await page.locator('[data-part="make"] [type="submit"]').click();
  return (await page.locator('[data-code]').getAttribute('data-code')) ?? '';
}

/** Makes an assignment for the class whose page is open, and goes to it: its id. */
async function assigns(page: Page, title: string, kind: string, fill: () => Promise<unknown>): Promise<string> {
  await page.locator('[data-assign]').click();
  await page.locator('[data-form="assign"] input[name="title"]').fill(title);
  await page.locator(`[data-form="assign"] [data-choice="${kind}"]`).click();
  await fill();
  await page.locator('[data-form="assign"] [type="submit"]').click();
  await page.waitForURL(/assignment\/\w+$/);
  return page.url().split('/').at(-1) ?? '';
}

/** Chooses built-in levels of Sokoban. */
async function choosesLevels(page: Page): Promise<void> {
  await page.locator('[data-form="assign"] select[name="puzzle"]').selectOption('sokoban');
  for (const level of LEVELS) await page.locator(`input[name="level"][value="${level}"]`).check();
  await page.locator(`[data-chosen="${LEVELS.length}"]`).waitFor();
}

const choosesAlgorithm = (page: Page) => page.locator('select[name="algorithm"]').selectOption('bfs');

const sees = (page: Page, member: string, points: number) => page.locator(`[data-member="${member}"] [data-points="${points}"]`).waitFor();
/** Whatever is asked once more is meant. */
const sure = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());

describe.skipIf(!hasBrowser || !hasServer)('a class', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.start();
  });
  afterAll(() => house.close());

  test.each(languageNames)('assign, hand in, grade (%s)', async (language: Language) => {
    const t = words[language];
    const [teacherName, student, title] = [`Cô Hoa ${language}`, `Minh ${language}`, `Lớp 10A ${language}`];
    const [teacher, learner] = [await house.visit({ language }), await house.visit({ language })];
    const [page, own] = [teacher.page, learner.page];
    sure(page);
    sure(own);
    const code = await teaches(house, teacher, teacherName, title);
    await page.getByText(t.noPeople).waitFor();

    // A student comes by the link of the class, and has nothing to do yet.
    await register(learner, student);
    await learner.go(`classes/join/${code}`);
    expect(await own.locator('input[name="code"]').inputValue()).toBe(code);
    await own.locator('[data-part="join"] [type="submit"]').click();
    await own.getByRole('heading', { name: title }).waitFor();
    await own.getByText(t.noTasks).waitFor();

    // Levels to play, without any help.
    const classAt = page.url();
    const play = await assigns(page, `Two levels ${language}`, 'play', async () => {
      await choosesLevels(page);
      for (const help of ['hint', 'alarm']) await page.locator(`input[name="help"][value="${help}"]`).uncheck();
    });
    await page.locator('[data-edit]').click();
    await page.locator('[data-form="assign"] input[name="title"]').fill(`Two short levels ${language}`);
    await page.locator('[data-form="assign"] [type="submit"]').click();
    await page.getByRole('heading', { name: `Two short levels ${language}` }).waitFor();
    await sees(page, student, 0);
    await learner.go('classes');
    await own.locator(`[data-part="due"] [data-task="${play}"] a`).click();
    await own.getByText(t.allowed(t.noHelp)).waitFor();
    await own.locator(`[data-level="${LEVELS[0]}"] [data-play]`).click();
    await own.locator(`[data-task="${play}"]`).waitFor();
    await own.locator('.stage[data-length="0"] canvas').waitFor();
    expect(await own.locator('.hint, .assist button').count()).toBe(0);
    await playSokoban(own, solution(LEVELS[0] ?? ''));
    await own.locator('[data-ranked="entered"], [data-ranked="known"]').waitFor();
    // The teacher need not do anything to see it.
    await sees(page, student, 1);
    await own.locator(`[data-task="${play}"] a`).click();
    await own.locator(`[data-level="${LEVELS[0]}"][data-done="true"]`).waitFor();

    // A quiz, once, question by question.
    await page.goto(classAt);
    const quiz = await assigns(page, `Quiz ${language}`, 'quiz', async () => {
      await choosesAlgorithm(page);
      await page.locator('select[name="count"]').selectOption('3');
    });
    await learner.go(`classes/assignment/${quiz}`);
    for (const place of [0, 1, 2]) {
      await own.locator(`[data-question-of="${place}"]`).click();
      await own.locator('[data-answer="0"]').click();
    }
    // What was chosen is not lost with the page, and may change.
    await own.reload();
    await own.getByText(t.task.answered(3, 3)).waitFor();
    await own.locator('[data-answer="1"]').click();
    await own.locator('[data-hand-in]').click();
    await own.locator('[data-handed-in]').waitFor();
    await own.locator('[data-told]').first().waitFor();
    await page.locator(`[data-member="${student}"] [data-done="true"]`).waitFor();

    // A program, which is graded elsewhere with a key of the teacher.
    await page.goto(classAt);
    const solver = await assigns(page, `Solver ${language}`, 'solver', () => choosesLevels(page));
    expect(await page.locator('[data-command]').textContent()).toContain(`--assignment ${solver}`);
    await learner.go(`classes/assignment/${solver}`);
    await own.locator('input[name="program"]').setInputFiles({ name: 'solver.py', mimeType: 'text/x-python', buffer: Buffer.from('print("mèo")\n') });
    await own.locator('[data-part="hand-in"] [type="submit"]').click();
    await own.locator('[data-part="handed-in"]').waitFor();
    await page.locator(`[data-member="${student}"]`).getByText('solver.py').waitFor();
    await teacher.go('account');
    await page.locator('[data-part="keys"] input[name="label"]').fill('grading');
    await page.locator('[data-part="keys"] [type="submit"]').click();
    const key = await page.locator('[data-token]').inputValue();
    const handIns = (await house.asks(key, 'GET', `/assignments/${solver}/hand-ins`)).told as { id: string; digest: string }[];
    expect(handIns).toHaveLength(1);
    const grade = { digest: handIns[0]?.digest, points: 1, of: 2, report: 'sokoban/2: no answer' };
    expect((await house.asks(key, 'PUT', `/hand-ins/${handIns[0]?.id}/grade`, grade)).status).toBe(200);
    await own.reload();
    await own.locator('[data-graded="1"]').waitFor();
    await own.getByText(t.task.report).click();
    await own.getByText('sokoban/2: no answer').waitFor();

    // All points as a file; then the class is over.
    await page.goto(classAt);
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-csv]').click()]);
    expect(readFileSync(await file.path(), 'utf8')).toContain(student);
    await own.goto(classAt);
    await own.locator('[data-leave]').click();
    await own.getByText(t.noneJoined).waitFor();
    await page.locator('[data-delete-class]').click();
    await page.getByText(t.noneTaught).waitFor();
    await teacher.close();
    await learner.close();
  });

  test('a stranger comes in at the link of a class; a wrong code and a closed door are told', async () => {
    const teacher = await house.visit();
    sure(teacher.page);
    const code = await teaches(house, teacher, 'Thầy Nam', 'Closed class');
    await teacher.page.locator('[data-end-code]').click();
    await teacher.page.getByText(words.en.noCode).waitFor();

    const visit = await house.visit();
    const { page } = visit;
    await visit.go(`classes/join/${code}`);
    await page.locator('[data-choice="new"]').click();
    await page.locator('input[name="name"]').fill('Lan');
    await page.locator('[data-choice="link"]').click();
    await page.locator('[data-form="new"] [type="submit"]').click();
    await page.locator('[data-secret]').waitFor();
    await page.locator('[data-part="join"] [type="submit"]').click();
    await page.locator('[data-part="join"] [role="alert"]').waitFor();
    expect(await page.locator('[data-part="make"]').count()).toBe(0);
    await teacher.page.locator('[data-new-code]').click();
    const fresh = (await teacher.page.locator('[data-code]').getAttribute('data-code')) ?? '';
    expect(fresh).not.toBe(code);
    await page.locator('input[name="code"]').fill(fresh.toUpperCase().replace('-', ' '));
    await page.locator('[data-part="join"] [type="submit"]').click();
    await page.getByRole('heading', { name: 'Closed class' }).waitFor();
    await teacher.page.reload();
    await teacher.page.getByRole('button', { name: words.en.remove('Lan') }).click();
    await teacher.page.getByText(words.en.noPeople).waitFor();
    await teacher.close();
    await visit.close(/status of 404/);
  });

  describe('the pages', () => {
    let teacher: Visit;
    let member: Visit;
    let classAt: string;
    beforeAll(async () => {
      teacher = await house.visit({}, phone);
      member = await house.visit({}, phone);
      const code = await teaches(house, teacher, 'Cô Mai', 'Phones');
      classAt = teacher.page.url();
      await register(member, 'Nguyễn Hoàng Anh Tuấn');
      await member.go(`classes/join/${code}`);
      await member.page.locator('[data-part="join"] [type="submit"]').click();
      await member.page.getByRole('heading', { name: 'Phones' }).waitFor();
    });
    afterAll(async () => {
      await teacher.close();
      await member.close();
    });
    /** Clean for axe, and no wider than the phone. */
    async function check(page: Page): Promise<void> {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
      await clean(page);
    }

    test('of a class', async () => {
      const { page } = teacher;
      await page.reload();
      await page.locator('[data-part="members"]').getByText('Tuấn').waitFor();
      await check(page);
      await teacher.go('classes');
      await page.locator('[data-class]').waitFor();
      await check(page);
      await page.goto(classAt);
      await page.locator('[data-assign]').click();
      await choosesLevels(page);
      await check(page);
    });

    test.each([
      { kind: 'solver', fill: choosesLevels, shown: 'input[name="program"]' },
      { kind: 'quiz', fill: choosesAlgorithm, shown: '[data-answer="0"]' },
      { kind: 'play', fill: choosesLevels, shown: '[data-play]' },
    ])('of an assignment, for the teacher and for a member ($kind)', async ({ kind, fill, shown }) => {
      await teacher.page.goto(classAt);
      const id = await assigns(teacher.page, `Some ${kind}`, kind, () => fill(teacher.page));
      await teacher.page.locator('[data-member]').waitFor();
      await check(teacher.page);
      await member.go(`classes/assignment/${id}`);
      await member.page.locator(shown).first().waitFor();
      await check(member.page);
    });

    test('of the board of solvers', async () => {
      await member.page.goto(classAt);
      await member.page.locator('[data-board]').click();
      await member.page.locator('[data-nobody]').waitFor();
      await check(member.page);
    });
  });
});
