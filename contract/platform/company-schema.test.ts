import { expect, it } from 'vitest'
import { companySchema, exampleCompany } from './company-schema.ts'

it.each(['7:30 - 15:30', '7:30-15:30', '7:30–15:30', '7:30 — 15:30'])(
  'hours typed as %s have one form',
  (typed) => {
    expect(companySchema.parse({ ...exampleCompany, weekdayHours: typed }).weekdayHours).toBe('7:30–15:30')
  },
)

const withPhone = (phone: string) => companySchema.safeParse({ ...exampleCompany, phone })

it.each(['+48 34 555 01 87', '+48345550187', '+48 345 550 187 1234'])(
  '%s is a phone of the company',
  (phone) => {
    expect(withPhone(phone).success).toBe(true)
  },
)

it.each([
  ['+48 345 550 187 12345', 'is longer than a phone number: 15 digits at most'],
  ['34 555 01 87', 'is not a phone number such as +48 34 555 01 87'],
  ['+48 34 555 01 87 w. 3', 'is not a phone number such as +48 34 555 01 87'],
])('%s would be refused in every invoice, so the company record is', (phone, message) => {
  expect(withPhone(phone).error?.issues.map((issue) => issue.message)).toEqual([message])
})
