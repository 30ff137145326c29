import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import cases from './typography.cases.json';
import { functions, typeset } from './typography';

type Three<Given> = [string, Given, string];

test.each(cases.typeset as Three<string>[])('%s: %j is set', (language, text, wanted) => {
  expect(typeset(text, language)).toBe(wanted);
  expect(typeset(wanted, language)).toBe(wanted);
});

const called = (language: string, source: string, args: Record<string, string | number>): string => {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: functions(language) });
  bundle.addResource(new FluentResource(`said = ${source}`));
  return bundle.formatPattern(bundle.getMessage('said')?.value ?? '', args);
};

test.each(cases.functions as Three<number>[])('%s before %i', (name, number, wanted) => {
  expect(called('cs', `{ ${name}($number) }`, { number })).toBe(wanted);
});

test.each(cases.lists as Three<string>[])('%s: a list of %s', (language, items, wanted) => {
  expect(typeset(called(language, '{ LIST($items) }', { items }), language)).toBe(wanted);
});
