import { describe, expect, it } from 'vitest'
import { ContentText } from '@/components/ui/content-text'
import { renderIn } from '@/tests/render'

describe('ContentText', () => {
  it.each([
    ['pl', 'Felga stalowa 6Jx15, czarna', 'pl', null],
    ['en', 'Felga stalowa 6Jx15, czarna', 'pl', 'pl'],
    ['ru', 'Dystans 5x112 20 mm M14x1.5', 'pl', 'pl'],
    ['en', 'grafitowa', 'pl', 'pl'],
    ['pl', 'Steel wheel 6Jx15, black', 'en', 'en'],
    ['en', 'Steel wheel 6Jx15, black', undefined, null],
    ['en', 'Nadbieg Trasa 195/80 R15 96T', 'pl', null],
    ['ru', 'Nadbieg Moczar MT 31x10.50 R15 109Q', 'pl', null],
  ] as const)('in %s, "%s" of the language %s is marked as %s', (locale, text, of, language) => {
    const { container } = renderIn(<ContentText lang={of}>{text}</ContentText>, locale)
    expect(container).toHaveTextContent(text)
    expect(container.querySelector('[lang]')?.getAttribute('lang') ?? null).toBe(language)
  })

  it.each([
    ['Nadbieg Kurier 195/75 R16C 107/105R', 'the name of a tire', ['Nadbieg Kurier 195/75 R16C 107/105R']],
    ['Felga stalowa 6Jx15, czarna', 'the size in words', ['6Jx15']],
    ['grafitowa', 'nothing of words', []],
  ])('marks as not to be translated of "%s" %s', (text, _, marked) => {
    const { container } = renderIn(<ContentText>{text}</ContentText>)
    const outermost = [...container.querySelectorAll('[translate=no]:not([translate=no] *)')]
    expect(outermost.map(({ textContent }) => textContent)).toEqual(marked)
  })
})
