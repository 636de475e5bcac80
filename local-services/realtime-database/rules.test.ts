import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { parsePath } from './path.ts'
import { SHOP_RULES } from './real-clients.ts'
import { parseRules } from './rules.ts'

const parse = (rules: unknown) => parseRules(JSON.stringify({ rules }))

describe('the rules of the shop', () => {
  it('let nobody read or write anything, and have an index of people by their id and of ended sessions by their expiry', async () => {
    const rules = parseRules(await readFile(SHOP_RULES, 'utf8'))
    const people = ['/Users', '/Users/Jan_Kowalski_1', '/Users/Jan_Kowalski_1/email']
    for (const path of ['/', ...people, '/EndedSessions', '/EndedSessions/1', '/other']) {
      expect(rules.mayRead(parsePath(path))).toBe(false)
      expect(rules.mayWrite(parsePath(path))).toBe(false)
    }
    expect(rules.isIndexed(['Users'], 'id')).toBe(true)
    expect(rules.isIndexed(['Users'], 'email')).toBe(false)
    expect(rules.isIndexed([], 'id')).toBe(false)
    expect(rules.isIndexed(['EndedSessions'], '.value')).toBe(true)
  })
})

describe('rules', () => {
  it('allow below a place what they allow at it, and nothing beside it', () => {
    const rules = parse({ open: { '.read': 'true', inner: { '.read': false, '.write': true } } })
    expect(rules.mayRead(parsePath('/open/inner/deep'))).toBe(true)
    expect(rules.mayRead(parsePath('/'))).toBe(false)
    expect(rules.mayWrite(parsePath('/open'))).toBe(false)
    expect(rules.mayWrite(parsePath('/open/inner/x'))).toBe(true)
  })

  it('have a word for every child without a rule of its own', () => {
    const rules = parse({ $any: { '.read': true }, closed: {} })
    expect(rules.mayRead(['whatever'])).toBe(true)
    expect(rules.mayRead(['closed'])).toBe(false)
  })

  it.each([
    ['an expression', { '.read': 'auth != null' }, '/.read'],
    ['a validation', { Users: { '.validate': true } }, '/Users/.validate'],
    ['an index that is a number', { Users: { '.indexOn': 5 } }, '/Users/.indexOn'],
    ['a rule in place of rules', { Users: true }, '/Users'],
    ['a key that cannot be one', { 'a#b': {} }, '/a#b'],
  ])('are refused with %s', (_kind, rules, place) => {
    expect(() => parse(rules)).toThrow(`${place} is not understood`)
  })

  it.each([
    ['{}', 'expected record'],
    ['[]', 'expected object'],
    ['rules', 'JSON'],
    ['{"rules":{},"more":{}}', 'Unrecognized key'],
  ])('are refused as %s', (text, reason) => {
    expect(() => parseRules(text)).toThrow(reason)
  })
})
