import { expect, test } from 'vitest'
import { createProvenTokens } from './proven-tokens.ts'

const claims = { uid: 'jan', isStaff: false, signedInAt: 1_000, expiresAt: 4_600 }

test('a proven token is remembered until it runs out, and no other one with it', () => {
  let now = 4_599_000
  const tokens = createProvenTokens(() => now)
  tokens.keep('header.payload.signature', claims)
  expect(tokens.find('header.payload.signature')).toEqual(claims)
  expect(tokens.find('header.payload.signaturf')).toBeUndefined()
  expect(tokens.find('header.payload.')).toBeUndefined()
  now = 4_600_000
  expect(tokens.find('header.payload.signature')).toBeUndefined()
})

test('ten thousand are remembered, the newest', () => {
  const tokens = createProvenTokens(() => 0)
  for (let index = 0; index <= 10_000; index += 1) tokens.keep(`token-${index}`, claims)
  expect(tokens.find('token-0')).toBeUndefined()
  expect(tokens.find('token-1')).toEqual(claims)
  expect(tokens.find('token-10000')).toEqual(claims)
})
