import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCommand } from '../../src/game/commands.ts';
import { decodeCommand, encodeCommand } from '../../src/records/command-code.ts';
import { anyCommand } from '../commands.ts';

test('every command has a code that needs no escapes in an address', () => {
  fc.assert(
    fc.property(anyCommand, (command) => {
      const code = encodeCommand(command);
      expect(decodeCommand(code)).toEqual(command);
      expect(encodeURIComponent(code)).toBe(code);
      // Two digits for each byte of a typed name.
      const length = 'text' in command || 'kind' in command ? 200 : 7;
      expect(code.length).toBeLessThanOrEqual(length);
    }),
  );
});

test('a text decodes to a valid command with this code, or to null', () => {
  const code = fc.oneof(fc.string(), fc.stringMatching(/^[.sgDUxfeqwtpcahjklyubnm\d]{0,5}$/));
  fc.assert(
    fc.property(code, (text) => {
      const command = decodeCommand(text);
      if (command === null) return;
      expect(readCommand(command)).toEqual(command);
      expect(encodeCommand(command)).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  'c1',
  'c1.f',
  'c1.ff',
  'c1.0a',
  'c1.20',
  'a.',
  'a',
  '',
  'hh',
  'x',
  'e',
  'e01',
  'e123456',
  'f1',
  'fh',
  'd',
  ' h',
  'h\n',
  'toString',
])('%j is not the code of a command', (text) => expect(decodeCommand(text)).toBeNull());

test('a step to the left and a throw have the codes of the documentation', () => {
  expect(encodeCommand({ type: 'move', dx: -1, dy: 0 })).toBe('h');
  expect(encodeCommand({ type: 'throw', slot: 2, dx: -1, dy: 0 })).toBe('f2h');
  expect(encodeCommand({ type: 'name', slot: 2, text: 'ok' })).toBe('c2.6f6b');
  expect(encodeCommand({ type: 'chooseItem', slot: 2 })).toBe('a2');
  expect(encodeCommand({ type: 'chooseKind', kind: 'ok' })).toBe('a.6f6b');
  expect(encodeCommand({ type: 'wait' })).toBe('.');
});
