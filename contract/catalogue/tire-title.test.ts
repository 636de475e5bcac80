import { describe, expect, it } from 'vitest'
import { loadClasses } from './tire-codes.ts'
import { tireTitle, titledSize } from './tire-title.ts'

const tire = {
  manufacturer: 'Nadbieg',
  protector: 'Kurier',
  typeOfTire: 'passenger',
  icVc: '107T',
  width: 205,
  profile: 65,
  diameter: 16,
} as const

describe('a title that is made', () => {
  it('says the size and the service of a passenger tire', () => {
    expect(tireTitle(tire)).toBe('Nadbieg Kurier 205/65 R16 107T')
  })

  it('names the maker once, with which many lists begin the name of a tread', () => {
    expect(tireTitle({ ...tire, protector: 'NADBIEG Kurier' })).toBe('NADBIEG Kurier 205/65 R16 107T')
    expect(tireTitle({ ...tire, protector: 'Nadbiegówka' })).toBe('Nadbieg Nadbiegówka 205/65 R16 107T')
  })

  it('says that a tire of a van is a C', () => {
    expect(tireTitle({ ...tire, typeOfTire: 'truck' })).toBe('Nadbieg Kurier 205/65 R16C 107T')
    const inches = { width: 31, profile: 10.5, diameter: 15 }
    expect(tireTitle({ ...tire, typeOfTire: 'truck', ...inches })).toBe('Nadbieg Kurier 31x10.50 R15 107T')
  })

  it.each([
    ['205/65 R16C 107T', 'Nadbieg Kurier 205/65 R16C 107T'],
    ['LT205/65 R16', 'Nadbieg Kurier LT205/65 R16 107T'],
    ['205/65 R16 107T XL', 'Nadbieg Kurier 205/65 R16 107T XL'],
    ['205/65R16 Reinforced', 'Nadbieg Kurier 205/65 R16 107T XL'],
    ['205/65 R16', 'Nadbieg Kurier 205/65 R16 107T'],
    ['Nadbieg Kurier 195/65 R15', 'Nadbieg Kurier 205/65 R16C 107T'],
  ])('keeps what a title with %j says of the same size', (typed, title) => {
    expect(tireTitle({ ...tire, typeOfTire: 'truck', title: typed })).toBe(title)
  })

  it('has the class of the carcass, whatever another title says', () => {
    const titled = { ...tire, title: '205/65 R16C', typeOfTire: 'truck' }
    expect(tireTitle({ ...titled, loadClass: 'XL' })).toBe('Nadbieg Kurier 205/65 R16 107T XL')
    expect(tireTitle({ ...titled, loadClass: null })).toBe('Nadbieg Kurier 205/65 R16 107T')
  })

  it.each(loadClasses)('is read back with the same class: %s', (loadClass) => {
    const title = tireTitle({ ...tire, loadClass })
    expect(titledSize({ ...tire, title })).toBe(titledSize({ ...tire, loadClass, title: '' }))
  })
})

describe('the size of a titled tire', () => {
  it.each([
    ['Nadbieg Kurier 205/65 R16C 107T', '205/65 R16C'],
    ['LT 205/65 R16 Moczar', 'LT205/65 R16'],
    ['Trasa 205/65 R16 95V XL', '205/65 R16 XL'],
    ['Trasa 205/65 R16 95V', '205/65 R16'],
    ['Trasa 195/65 R15C', '205/65 R16'],
    ['Trasa', '205/65 R16'],
  ])('of %j is %s', (title, size) => {
    expect(titledSize({ ...tire, title })).toBe(size)
  })
})
