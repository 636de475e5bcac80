import { endpoint } from '@bieznik/contract/endpoint'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { namedQuery, whoNamed } from './named-query'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))
vi.mock('@/lib/log/browser', () => ({ logFailure: () => undefined }))

const washes = endpoint({
  method: 'GET',
  path: '/api/admin/washes',
  at: '/api/washes',
  summary: '',
  reply: z.array(z.object({ id: z.int(), who: z.string().nullable() })),
})
const query = namedQuery(
  washes,
  {},
  { uidsOf: (rows) => rows.map(({ who }) => who), under: ['admin', 'cars'] },
)
const bff = vi.mocked(callBff)
const rows = [
  { id: 1, who: 'jan' },
  { id: 2, who: 'anna' },
  { id: 3, who: null },
  { id: 4, who: 'jan' },
]
let names: () => Record<string, string>
const asked = () => bff.mock.calls.filter(([path]) => path === '/api/admin/names')

beforeEach(() => {
  names = () => ({ anna: 'Anna Nowak' })
  bff.mockReset().mockImplementation(async (path) => (path === '/api/admin/names' ? names() : rows))
})

it('what was found comes with its people, each asked for once and not again while they are fresh', async () => {
  const client = new QueryClient()
  const named = await client.query(query)
  expect(named).toEqual({ found: rows, people: { anna: 'Anna Nowak' } })
  expect(whoNamed(named).map(({ who }) => who)).toEqual(['jan', 'Anna Nowak', null, 'jan'])
  await client.query(query)
  expect(asked()).toHaveLength(1)
  expect(asked()[0]?.[1]).toMatchObject({ method: 'POST', json: { uids: ['anna', 'jan'] } })
})

it('names that cannot be had are left out, and asked for again the next time', async () => {
  const client = new QueryClient()
  names = () => {
    throw new ProblemError('unavailable', 'text')
  }
  expect(await client.query(query)).toEqual({ found: rows, people: {} })
  await client.query(query)
  expect(asked()).toHaveLength(2)
})

it('nobody is asked for where nobody is in it', async () => {
  bff.mockResolvedValue([])
  expect(await new QueryClient().query(query)).toEqual({ found: [], people: {} })
  expect(asked()).toEqual([])
})

it('is refetched with the whole that it is a part of', () => {
  expect(query.queryKey.slice(0, 2)).toEqual(['admin', 'cars'])
})
