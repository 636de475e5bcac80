/** What every object inherits. */
const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype))

/**
 * As `JSON.parse`, for text of anyone. Throws SyntaxError for a field that is called as what every object has, such as `__proto__` or
 * `toString`: to compare `{ "toString": 1 }` with a number or to write it into a message throws, and zod compares the `length` of what
 * should have been a text.
 */
export function parseForeignJson(text: string): unknown {
  return JSON.parse(text, (name, value: unknown) => {
    if (INHERITED.has(name)) throw new SyntaxError('a field has a name that is taken')
    return value
  })
}
