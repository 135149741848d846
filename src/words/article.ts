/** An English noun with its indefinite article. “Unicorn” begins with a consonant in speech. */
export function withArticle(name: string): string {
  return `${/^(?!uni)[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}
