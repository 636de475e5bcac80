import { format } from 'oxfmt'

/**
 * As `oxfmt --check` wants a page that a program writes. Throws when it cannot be formatted.
 *
 * @param {string} text
 */
export async function formatMarkdown(text) {
  const { code, errors } = await format('page.md', text)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return code
}
