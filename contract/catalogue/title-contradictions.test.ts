import { describe, expect, it } from 'vitest'
import { titleContradictions } from './title-contradictions.ts'

const tire = {
  width: 205,
  profile: 65,
  diameter: 16,
  icVc: '109T',
  loadClass: 'C',
} as const

describe('a title beside the data of its tire', () => {
  it.each([
    ['Nadbieg Kurier 205/65 R16C 107T', [{ titled: '107T', described: '109T' }]],
    ['Nadbieg Kurier 205/65 R16C 109/107T', []],
    ['Nadbieg Kurier 205/65 R16C 109R', [{ titled: '109R', described: '109T' }]],
    ['Nadbieg Kurier 205/65 R16C 109T', []],
    ['Kurier 215/65R16C', [{ titled: '215/65 R16', described: '205/65 R16' }]],
    ['Kurier 205/65R16 XL', [{ titled: 'XL', described: 'C' }]],
    [
      'Kurier 195/60 R15 88H',
      [
        { titled: '195/60 R15', described: '205/65 R16' },
        { titled: '88H', described: '109T' },
      ],
    ],
    ['Kurier 205/65 R16', []],
    ['Kurier na śnieg', []],
    ['', []],
  ])('%j contradicts in %j', (title, contradictions) => {
    expect(titleContradictions(title, tire)).toEqual(contradictions)
  })

  it('says nothing of an index that is no pair, nor of a class that the data do not name', () => {
    expect(titleContradictions('205/65 R16C 107T', { ...tire, icVc: 'ICVC007', loadClass: null })).toEqual([])
  })
})
