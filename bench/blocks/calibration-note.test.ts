import { expect, it } from 'vitest'
import { calibrationNote } from './calibration-note.ts'

it('says what the bare server did', () => {
  expect(calibrationNote({ connections: 32, perSecond: [60_000, 64_000], mean: 62_000 })).toBe(
    'Calibration: a bare Node.js server that answers 5 KB, at 32 connections: 60,000 a second before and 64,000 after, 62,000 on average.',
  )
})

it.each([
  [60_000, 40_000],
  [40_000, 60_000],
])('doubts figures of a machine that had other work: %d, %d', (before, after) => {
  const note = calibrationNote({ connections: 1, perSecond: [before, after], mean: 50_000 })
  expect(note).toContain('at 1 connection: ')
  expect(note).toContain('the machine had other work')
})
