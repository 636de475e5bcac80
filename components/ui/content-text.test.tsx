import { describe, expect, it } from 'vitest'
import { ContentText } from '@/components/ui/content-text'
import { renderIn } from '@/tests/render'

describe('ContentText', () => {
  it.each([
    ['pl', 'Felga stalowa 6Jx15, czarna', null],
    ['en', 'Felga stalowa 6Jx15, czarna', 'pl'],
    ['ru', 'Dystans 5x112 20 mm M14x1.5', 'pl'],
    ['en', 'grafitowa', 'pl'],
    ['en', 'Nadbieg Trasa 195/80 R15 96T', null],
    ['ru', 'Nadbieg Moczar MT 31x10.50 R15 109Q', null],
  ] as const)('in %s, "%s" has the language %s', (locale, text, language) => {
    const { container } = renderIn(<ContentText>{text}</ContentText>, locale)
    expect(container).toHaveTextContent(text)
    expect(container.querySelector('[lang]')?.getAttribute('lang') ?? null).toBe(language)
  })
})
