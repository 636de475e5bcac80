// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { restoreLanguage, saveLanguage } from './language-choice'
import { routing } from './routing'

const cookies = () => document.cookie.split('; ').filter((cookie) => cookie !== '')

beforeEach(() => {
  window.localStorage.clear()
  for (const cookie of cookies()) document.cookie = `${cookie}; path=/; max-age=0`
})

describe('saveLanguage', () => {
  // Shows S1.15, S9.17, D2b
  it.each(routing.locales)('stores %s for the browser and for the server', (locale) => {
    saveLanguage(locale)
    expect(window.localStorage.getItem('language')).toBe(locale)
    expect(cookies()).toEqual([`language=${locale}`])
  })

  it('replaces the choice before', () => {
    saveLanguage('ru')
    saveLanguage('en')
    expect(window.localStorage.getItem('language')).toBe('en')
    expect(cookies()).toEqual(['language=en'])
  })
})

describe('restoreLanguage', () => {
  it.each([
    ['the saved choice', 'ru', [], ['language=ru']],
    ['nothing when nothing is saved', null, [], []],
    ['nothing when what is saved is no language of ours', 'de', [], []],
    ['the saved choice over another cookie', 'ru', ['language=en'], ['language=ru']],
    ['the saved choice over a cookie of no language', 'ru', ['language=xx'], ['language=ru']],
    [
      'the choice beside a cookie that is called alike',
      'ru',
      ['old-language=en'],
      ['old-language=en', 'language=ru'],
    ],
  ])('writes %s', (_what, saved, before, after) => {
    if (saved) window.localStorage.setItem('language', saved)
    for (const cookie of before) document.cookie = `${cookie}; path=/`
    restoreLanguage('ru')
    expect(cookies()).toEqual(after)
  })
})
