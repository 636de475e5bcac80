import { expect, it } from 'vitest'
import { companySchema, exampleCompany } from './company-schema.ts'

it.each(['7:30 - 15:30', '7:30-15:30', '7:30–15:30', '7:30 — 15:30'])(
  'hours typed as %s have one form',
  (typed) => {
    expect(companySchema.parse({ ...exampleCompany, weekdayHours: typed }).weekdayHours).toBe('7:30–15:30')
  },
)
