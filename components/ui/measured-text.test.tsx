import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MeasuredText } from '@/components/ui/measured-text'

function measuresIn(text: string) {
  const { container } = render(<MeasuredText>{text}</MeasuredText>)
  expect(container.textContent).toBe(text)
  return [...container.querySelectorAll('.figures[translate=no]')].map((piece) => piece.textContent)
}

describe('MeasuredText', () => {
  it.each([
    ['Nadbieg Trasa 195/80 R15 96T', ['195/80 R15', '96T']],
    ['Nadbieg Kurier 195/75 R16C 107/105R', ['195/75 R16C', '107/105R']],
    ['Nadbieg Moczar MT 31x10.50 R15 109Q', ['31x10.50 R15', '109Q']],
    ['Felga aluminiowa Orlik 6.5Jx16 5x114.3 66.6, srebrna', ['6.5Jx16', '5x114.3', '66.6']],
    ['Felga stalowa 7,5Jx18 5x112 ET45 CB 66,6, czarny', ['7,5Jx18', '5x112', 'ET45', 'CB 66,6']],
    ['Dystans 5x112 20 mm M14x1.5', ['5x112', '20 mm', 'M14x1.5']],
    ['Dystans 5x127 25 mm 1/2"-20 UNF', ['5x127', '25 mm', '1/2"-20 UNF']],
    ['pierścień 66,6 × 57,1 mm', ['66,6 × 57,1 mm']],
    ['кольцо 66,6 × 57,1 мм', ['66,6 × 57,1 мм']],
    ['Opony 4x4 i osobowe od 1987 roku', ['4x4']],
    ['bez wymiarów', []],
    ['', []],
  ])('keeps every size of "%s" in one piece', (text, measures) => {
    expect(measuresIn(text)).toEqual(measures)
  })
})
