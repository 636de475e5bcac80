import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { DayChart } from './day-chart'

const heightsOf = (values: readonly number[]) => {
  const points = values.map((value, index) => ({ day: `2026-01-0${index + 1}`, value }))
  const { container } = renderIn(<DayChart points={points} write={String} dayName={(day) => day} />)
  return [...container.querySelectorAll('.fill-signal')].map((bar) => Number(bar.getAttribute('height')))
}

it('has one bar a day, the highest as high as the chart', () => {
  expect(heightsOf([1, 0, 4, 2])).toEqual([25, 0, 100, 50])
})

it('is flat where there was nothing, and empty where there is no day', () => {
  expect(heightsOf([0, 0])).toEqual([0, 0])
  expect(heightsOf([])).toEqual([])
})
