const rules = new Intl.PluralRules('ru');

/** "1 мешок", "2 мешка", "5 мешков": the number with the form that it asks for. */
export function some(n: number, one: string, few: string, many: string): string {
  const form = rules.select(n);
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`;
}
