import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const guide = readFileSync('src/game/extending.md', 'utf8');

/** A step of the guide: a new file, or lines before or after a line of a file. */
interface Step {
  readonly part: string;
  readonly file: string;
  /** Null for a new file. */
  readonly place: { readonly side: 'before' | 'after'; readonly line: string } | null;
  readonly code: string;
}

const steps = guide
  .split(/^## /m)
  .slice(1)
  .flatMap((text): Step[] => {
    const [part] = text.split('\n', 1);
    const found = text.matchAll(
      /^`([^`]+)`, (?:a new file|(before|after) `([^`]+)`):\n\n```ts\n([\s\S]*?)```/gm,
    );
    return [...found].map(([, file, side, line, code]) => ({
      part,
      file,
      place: side === undefined ? null : { side: side as 'before' | 'after', line },
      code,
    }));
  });

// Inside the project, so that the copy finds the libraries and Vite transforms it.
mkdirSync('.guide', { recursive: true });
const folder = mkdtempSync('.guide/copy-');

/** Applies a step to the copy. Its line must be there exactly once. */
function apply({ file, place, code }: Step): void {
  const path = join(folder, file);
  if (!place) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code, { flag: 'wx' });
    return;
  }
  const lines = readFileSync(path, 'utf8').split('\n');
  const places = lines.flatMap((line, n) => (line.trim() === place.line ? [n] : []));
  expect(places, `${file}: ${place.line}`).toHaveLength(1);
  lines.splice(places[0] + (place.side === 'after' ? 1 : 0), 0, code.trimEnd());
  writeFileSync(path, lines.join('\n'));
}

/** The compiler's complaints about the copy. */
function complaints(): string {
  try {
    // Other tests use the other processor.
    const compile = ['node_modules/typescript/bin/tsc', '-p', folder, '--singleThreaded'];
    execFileSync('node', compile, { encoding: 'utf8' });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

let world: typeof import('../world.ts');
let rules: typeof import('../../src/package.ts');

beforeAll(async () => {
  for (const part of ['src', 'assets', 'package.json'])
    cpSync(part, join(folder, part), { recursive: true });
  for (const file of ['world.ts', 'sources.ts'])
    cpSync(`tests/${file}`, join(folder, 'tests', file));
  const include = ['src', 'assets', 'tests'];
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include }),
  );
  for (const step of steps) apply(step);
  world = await import(resolve(folder, 'tests/world.ts'));
  rules = await import(resolve(folder, 'src/package.ts'));
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The Simple campaign of the copy with a bundle. */
function campaignWith(id: string, parts: object) {
  const bundle = { name: { en: id }, look: { glyph: 'x', colour: '#ffffff' }, ...parts };
  const source = rules.campaigns.find((one) => one.id === 'simple');
  if (!source) throw new Error('There is no Simple campaign.');
  const campaign = rules.loadCampaign(source, { [`${id}.json`]: JSON.stringify(bundle) });
  expect(campaign.problems.filter(({ grade }) => grade === 'error')).toEqual([]);
  return campaign;
}

const monster = { Health: { max: 9 }, Stats: { attack: 1, defence: 1 } };
const corridor = '########### #.........# #####.##### #...@.....# ###########';
const wait = { type: 'wait' } as const;

describe('the guide for new parts of the rules', () => {
  test('the guide for new parts of the rules changes at most five files for each part', () => {
    const parts = [...new Set(steps.map(({ part }) => part))];
    expect(parts).toEqual(['An effect', 'A goal', 'A mind', 'A system']);
    for (const part of parts) {
      const files = steps.filter((step) => step.part === part).map(({ file }) => file);
      expect(new Set(files).size, part).toBeLessThanOrEqual(5);
    }
  });

  test('the guide for new parts of the rules has all steps that the compiler asks for', () => {
    expect(complaints()).toBe('');
  });

  test('the guide for new parts of the rules makes an effect that heals a share of the full health', () => {
    const Potion = { effects: [{ effect: 'renew', percent: 40 }] };
    const campaign = campaignWith('tonic', { Item: { weight: 1 }, Potion });
    const game = world.scene(corridor, { campaign });
    world.give(game, 'tonic');
    const { Health } = game.stores;
    Health.max[game.hero] = 50;
    Health.current[game.hero] = 10;
    const events = rules.takeTurn(game, { type: 'drink', slot: 0 });
    expect(Health.current[game.hero]).toBe(30);
    expect(events).toContainEqual(expect.objectContaining({ type: 'healed', amount: 20 }));
  });

  test('the guide for new parts of the rules makes a goal with which a monster walks to and fro', () => {
    const AI = { goals: [{ goal: 'pace', length: 2 }] };
    const game = world.scene(corridor, { campaign: campaignWith('pacer', { ...monster, AI }) });
    const pacer = world.place(game, 'pacer', 3, 1);
    const columns = Array.from({ length: 8 }, () => {
      rules.takeTurn(game, wait);
      return game.stores.Position.x[pacer];
    });
    expect(Math.max(...columns) - Math.min(...columns)).toBe(2);
    expect(columns.slice(0, 4)).toEqual(columns.slice(4));
  });

  test('the guide for new parts of the rules makes a mind that attacks when it sees the hero', () => {
    const campaign = campaignWith('guard', { ...monster, AI: { mind: 'sentry' } });
    const game = world.scene(corridor, { campaign });
    const guard = world.place(game, 'guard', 8, 3);
    for (let turn = 0; turn < 6; turn++) rules.takeTurn(game, wait);
    const { Position } = game.stores;
    expect(Position.x[guard]).toBe(Position.x[game.hero] + 1);
  });

  test('the guide for new parts of the rules makes a system that heals an actor on stairs', () => {
    /** The health of a hero after 20 turns on a tile, drawn as a letter. */
    const healthOn = (tile: string) => {
      const game = world.scene(`####### #.@...# #..${tile}..# #######`);
      const { Health, Position } = game.stores;
      Health.max[game.hero] = 50;
      Health.current[game.hero] = 10;
      rules.takeTurn(game, { type: 'move', dx: 1, dy: 1 });
      expect([Position.x[game.hero], Position.y[game.hero]]).toEqual([3, 2]);
      for (let turn = 1; turn < 20; turn++) rules.takeTurn(game, wait);
      return Health.current[game.hero];
    };
    expect(healthOn('>')).toBe(healthOn('.') + 4);
  });
});
