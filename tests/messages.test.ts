import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '../contract/selling/order.ts'
import { textsIn as texts } from './message-texts.ts'

/** Every element of a message, those within plurals, selections and tags as well. */
function walk(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [element, ...walk(childrenOf(element))])
}

function childrenOf(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.tag) return element.children
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
  return Object.values(element.options).flatMap((option) => option.value)
}

/** What the caller of a message has to hand over: `{count}` and `<link>`. */
function placeholdersOf(text: string): string[] {
  const names = walk(parse(text)).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    return [element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`]
  })
  return [...new Set(names)].toSorted()
}

/** The plural forms that a message lacks in its language. */
function missingForms(text: string, language: Language): string[] {
  return walk(parse(text)).flatMap((element) => {
    if (element.type !== TYPE.plural) return []
    const rules = new Intl.PluralRules(language, { type: element.pluralType ?? 'cardinal' })
    return rules.resolvedOptions().pluralCategories.filter((form) => !(form in element.options))
  })
}

/** Of hours, of numbers and of values; between words; with blanks around the dash of a range. Codes such as `A-03-2` and `00-950` are no ranges. */
const HYPHEN_FOR_DASH = [
  /\d:\d{2}\s*[-—]\s*\d/,
  /\}\s*[-—]\s*\{/,
  /\p{L} - \p{L}/u,
  /(?<![\w.-])\d+([.,]\d+)?\s*[-—]\s*(?!\d{3}\b)\d+(?![\w-])/,
  /\d\s–\s\d/,
]

describe.each(languages)('the texts in %s', (language) => {
  const own = texts(language)
  const polish = texts('pl')

  // Shows S1.12, S1.19, D4a
  it('have the keys of the Polish ones', () => {
    expect([...own.keys()].toSorted()).toEqual([...polish.keys()].toSorted())
  })

  it('are not empty', () => {
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('have an en dash between the ends of a range, and none of another kind between words', () => {
    const wrong = [...own].filter(([, text]) => HYPHEN_FOR_DASH.some((form) => form.test(text)))
    expect(wrong).toEqual([])
  })

  it('ask for the same values as the Polish ones', () => {
    const placeholders = (from: Map<string, string>) =>
      Object.fromEntries([...own.keys()].map((key) => [key, placeholdersOf(from.get(key) ?? '')]))
    expect(placeholders(own)).toEqual(placeholders(polish))
  })

  // Shows D4a
  it('have every plural form of the language', () => {
    const lacking = [...own].map(([key, text]) => [key, missingForms(text, language)] as const)
    expect(lacking.filter(([, forms]) => forms.length > 0)).toEqual([])
  })
})

describe('the check itself', () => {
  it.each(['8:00-20:00', '8:00 - 20:00', '2-3 dni', '{from}-{to}', 'słowo - słowo', '3 – 5 dni', '5—7 дней'])(
    'finds the dash of %s',
    (text) => expect(HYPHEN_FOR_DASH.some((form) => form.test(text))).toBe(true),
  )

  it.each(['8:00–20:00', '2–3 dni', '{from}–{to}', '00-950', 'A-03-2', 'W-000001', 'słowo – słowo', 'ET-5'])(
    'takes %s',
    (text) => expect(HYPHEN_FOR_DASH.some((form) => form.test(text))).toBe(false),
  )

  it('knows the placeholders within plurals and tags', () => {
    expect(placeholdersOf('{n, plural, one {<b>{name}</b>} other {#}} {price}')).toEqual([
      '<b>',
      '{name}',
      '{n}',
      '{price}',
    ])
  })

  it('misses the forms of Polish and Russian in an English plural', () => {
    expect(missingForms('{n, plural, one {# tire} other {# tires}}', 'pl').toSorted()).toEqual([
      'few',
      'many',
    ])
    expect(missingForms('{n, plural, one {# tire} other {# tires}}', 'ru').toSorted()).toEqual([
      'few',
      'many',
    ])
    expect(missingForms('{n, plural, one {# tire} other {# tires}}', 'en')).toEqual([])
  })
})
