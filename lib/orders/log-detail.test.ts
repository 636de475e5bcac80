import { expect, it } from 'vitest'
import { logDetail } from './log-detail'

it.each([
  ['refund_asked', '750.00 PLN: Ustalone, 5 PLN za paczkę', '750,00\u00A0zł: Ustalone, 5 PLN za paczkę'],
  ['refund_asked', 'bez kwoty', 'bez kwoty'],
  ['tagged', '1.00 PLN', '1.00 PLN'],
] as const)('%s: %s', (kind, detail, shown) => {
  expect(logDetail({ kind, detail }, 'pl')).toBe(shown)
})
