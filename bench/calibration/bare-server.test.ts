import { expect, it } from 'vitest'
import { BARE_SERVER_THEN, inRatio } from './bare-server.ts'

it('what another shop did is scaled by what the bare server does here', () => {
  expect(inRatio(200, BARE_SERVER_THEN)).toBe(200)
  expect(inRatio(200, 37_500)).toBe(100)
})
