import { expect, test } from 'vitest';
import { findingsOf } from '../../src/trials/findings.ts';
import { rogue } from '../sources.ts';
import { look, trialOf } from './sample-trials.ts';

test('a dart trap goes off each time, and its damage is measured', () => {
  const report = trialOf(
    { ...look, Trap: { effects: [{ effect: 'shoot', dice: '1d4', bonus: 1, venom: 1 }] } },
    rogue,
  );
  expect(report).toMatchObject({ nature: 'trap', unread: [], crashes: [] });
  expect(report.trap).toMatchObject({ trials: 10, triggered: 10 });
  expect(report.trap?.damage).toBeGreaterThan(0);
  expect(report.trap?.damage).toBeLessThan(12);
});

test.each([[{ effect: 'cure' }], [{ effect: 'heal', points: 5, chance: 30 }]])(
  'each use of a feature counts, even if its effect %j does nothing then',
  (effect) => {
    const spawn = { scattered: { depths: '1+' } };
    const report = trialOf({ ...look, spawn, Feature: { ground: 'floor', effects: [effect] } });
    expect(report.trap).toMatchObject({ trials: 10, triggered: 10 });
    expect(findingsOf(report).filter(({ grade }) => grade === 'warning')).toEqual([]);
  },
);

test('a bear trap does no damage, and its message is reported', () => {
  const report = trialOf({ ...look, Trap: { effects: [{ effect: 'snare', turns: 3 }] } }, rogue);
  expect(report.trap).toEqual({ trials: 10, triggered: 10, messages: ['snared'], damage: 0 });
});

test('a feature that heals reports the health that it gives', () => {
  const spawn = { scattered: { depths: '1+' } };
  const effects = [{ effect: 'heal', points: 5 }];
  const report = trialOf({ ...look, spawn, Feature: { ground: 'floor', effects } });
  expect(report.trap?.damage).toBe(-5);
  expect(findingsOf(report).map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^it goes off: .*; health \+5 on average$/),
  );
});
