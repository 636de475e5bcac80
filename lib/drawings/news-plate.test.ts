// Shows S2.78

import fc from 'fast-check'
import { expect, it } from 'vitest'
import en from '@/messages/en.json'
import pl from '@/messages/pl.json'
import ru from '@/messages/ru.json'
import { newsPlateAddress, newsPlateText, plateSubjects } from './news-plate'

const plateOf = (title: string, id = 1) => /plate-(.+)\.svg/.exec(newsPlateAddress({ id, title }))?.[1]

it.each([
  ['AT czy MT? Jak wybrać bieżnik do terenówki', 'at-mt'],
  ['Opona całoroczna czy wymiana dwa razy w roku?', 'all-season'],
  ['Jak czytać oznaczenia na boku opony', 'marks'],
  ['Nowa linia do opon calowych', 'inches'],
  ['Felgi i dystanse także w naszym sklepie', 'wheels'],
  ['Dystanse do kół a przepisy: o czym pamiętać', 'spacers'],
  ['Sezon wymiany: jak pracujemy jesienią', 'change'],
  ['Trzecie pokolenie przy prasie', 'press'],
  ['Jak powstaje opona bieżnikowana', 'layers'],
  ['Kontrola karkasu: co odrzucamy i dlaczego', 'casing'],
  ['Czy opony bieżnikowane są bezpieczne?', 'approval'],
  ['Co zostaje po bieżnikowaniu: ścinki, para i ciepło', 'buffing'],
  ['Ścinki gumowe', 'buffing'],
  ['Wheel spacers and the law', 'spacers'],
  ['Are retreaded tires safe?', 'approval'],
  ['Проверка каркаса', 'casing'],
])('draws to %j what it is about', (title, plate) => {
  expect(plateOf(title)).toBe(plate)
  expect(newsPlateText({ id: 1, title })).toBe(plate)
})

it('draws to any other subject one of the patterns, always the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
      expect(plateOf('Urlop', id)).toMatch(/^tread-[0-8]$/)
      expect(plateOf('Urlop', id)).toBe(plateOf('Urlop', id))
    }),
  )
  expect(new Set([10, 11, 12].map((id) => plateOf('Urlop', id))).size).toBe(3)
})

it.each([pl, en, ru])('has in each language a text for each plate', ({ news_plates: texts }) => {
  expect(Object.keys(texts).toSorted()).toEqual([...plateSubjects, 'tread'].toSorted())
})
