import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What is recognised by its form: addresses of people, and everything that is signed for them. */
const FORMS: readonly [what: string, form: RegExp][] = [
  ['an e-mail address', /[\w.+-]+(?:@|%40)[\w-]+\.[a-z]{2,}/i],
  ['a token or a session cookie', /eyJ[\w-]{8,}\./],
  ['a password', /sekret|hasło|password["':= ]+\S/i],
  ['a Polish phone number', /\+48[ \d-]{9,}/],
  ['a Polish account number', /(?<!\d)\d{2} ?(?:\d{4} ?){5}\d{4}(?!\d)/],
]

/**
 * Where the logs in `folder` have personal data in them, as "file:line: what", never the data itself. `typed` is what was
 * typed or handed over; what has less than four letters cannot be distinguished from other text.
 */
export async function findLeaks(folder: string, typed: Iterable<string>): Promise<string[]> {
  const values = new Set(
    Array.from(typed, (text) => text.trim().toLowerCase()).filter(({ length }) => length >= 4),
  )
  const files = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  const found = await Promise.all(
    files.map(async (name) => {
      const lines = (await readFile(join(folder, name), 'utf8')).split('\n')
      return lines.flatMap((line, index) =>
        leaksOf(line, values).map((what) => `${name}:${index + 1}: ${what}`),
      )
    }),
  )
  return found.flat()
}

/** What a program counts or draws by lot, in which the digits that somebody typed turn up by chance. */
const MADE_BY_MACHINE = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|"(?:time|ms|pid)":[\d.]+/gi

function leaksOf(line: string, values: ReadonlySet<string>): string[] {
  const words = line.replaceAll(MADE_BY_MACHINE, '')
  const text = `${words}\n${decoded(words)}`.toLowerCase()
  const typed = [...values].some((value) => text.includes(value)) ? ['what somebody typed'] : []
  return [...FORMS.filter(([, form]) => form.test(line)).map(([what]) => what), ...typed]
}

/** As in an address that was logged, with its escapes undone as far as they are any. */
function decoded(line: string): string {
  return line.replaceAll('+', ' ').replaceAll(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return escapes
    }
  })
}
