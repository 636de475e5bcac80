import type { Language } from '@bieznik/contract/language'
import { z } from 'zod'

const readSchema = z.string().transform((text, context) => {
  try {
    return z.json().parse(JSON.parse(text))
  } catch {
    context.addIssue('no JSON')
    return z.NEVER
  }
})
type Json = z.output<typeof readSchema>

/** What JSON says without its signs: a list, the text of one's language, or what stands under each name. Empty: null. */
export function jsonText(text: string, language: Language): string | null {
  const { data } = readSchema.safeParse(text)
  return (data === undefined ? text : wordsOf(data, language)) || null
}

function wordsOf(value: Json, language: Language): string {
  if (value === null) return ''
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map((each) => wordsOf(each, language)).join(', ')
  const translated = value[language]
  if (translated !== undefined) return wordsOf(translated, language)
  return Object.entries(value)
    .map(([name, each]) => [name, wordsOf(each, language)] as const)
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}: ${words}`)
    .join(', ')
}
