import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { requireDeclarations } from './declared-routes.ts'

const response = { 200: { type: 'object' } }
const access = 'anyone'

test.each([
  ['who may call it', {}, { response }],
  ['its reply', { access }, {}],
] as const)('a route that does not declare %s stops the start', (_what, config, schema) => {
  const app = Fastify()
  requireDeclarations(app)
  expect(() => app.get('/thing', { config, schema }, () => ({}))).toThrow(/does not declare/)
})

test('a route with params that it does not declare stops the start', () => {
  const app = Fastify()
  requireDeclarations(app)
  expect(() => app.get('/thing/:id', { config: { access }, schema: { response } }, () => ({}))).toThrow(
    /params/,
  )
})
