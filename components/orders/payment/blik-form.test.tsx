import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { BlikForm } from './blik-form'

/** Document 1.0.16 of Przelewy24 prescribes the words in Polish and English, and links to these pages. */
it.each([
  [
    'pl',
    'Oświadczam, że zapoznałem się z regulaminem i obowiązkiem informacyjnym serwisu Przelewy24.',
    ['/regulamin', '/obowiazek-informacyjny-rodo-platnicy'],
  ],
  [
    'en',
    'I hereby state that I have read the regulations and information obligation of Przelewy24.',
    ['/en/regulations', '/en/information-obligation-gdpr-payer'],
  ],
  [
    'ru',
    'Настоящим заявляю, что ознакомлен с правилами и обязательством по информированию сервиса Przelewy24.',
    ['/en/regulations', '/en/information-obligation-gdpr-payer'],
  ],
] as const)(
  'the statement in %s has the prescribed words and links, and is not ticked',
  (locale, words, paths) => {
    renderIn(<BlikForm send={async () => undefined} />, locale)
    expect(screen.getByRole('checkbox', { name: words })).not.toBeChecked()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      paths.map((path) => `https://www.przelewy24.pl${path}`),
    )
  },
)
