import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reduceContract } from './reduce.mjs'
import { sources } from './sources.mjs'

const document = {
  paths: {
    '/things/{id}': {
      parameters: [{ $ref: '#/components/parameters/id' }],
      post: {
        summary: 'Makes a thing.',
        'x-rate-limits': { perSecond: 60 },
        requestBody: {
          description: 'A thing.',
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/thing' }, example: { id: 1 } },
          },
        },
        responses: { 201: { description: 'It is there.' }, default: { $ref: '#/components/responses/odd' } },
      },
      get: { responses: { 200: { content: { 'text/plain': {} } } } },
    },
  },
  components: {
    parameters: {
      id: { name: 'id', in: 'path', required: true, description: 'Which.', schema: { type: 'string' } },
    },
    responses: {
      odd: { content: { 'application/json': { schema: { $ref: '#/components/schemas/error' } } } },
    },
    schemas: {
      thing: {
        title: 'A thing',
        type: 'object',
        required: ['description'],
        properties: {
          description: { type: 'string', maxLength: 10, enum: ['Some words.', 'Others.'] },
          title: { type: 'string', enum: ['A_CODE', 'ANOTHER'], nullable: true, default: 'A_CODE' },
          card: { $ref: '#/components/schemas/card', description: 'Never used here.' },
        },
      },
      error: { allOf: [{ type: 'object' }, { properties: { issue: { enum: ['GONE'] } } }] },
      card: { type: 'object' },
      unused: { type: 'object' },
    },
  },
}
const operations = [{ method: 'post', path: '/things/{id}' }]

test('leaves the facts of a document, and none of its sentences', () => {
  const facts = reduceContract(document, { operations, used: { thing: ['description', 'title'] } })
  expect(facts).toEqual({
    paths: {
      '/things/{id}': {
        post: {
          parameters: [{ $ref: '#/components/parameters/id' }],
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/thing' } } },
          },
          'x-rate-limits': { perSecond: 60 },
          responses: { 201: {}, default: { $ref: '#/components/responses/odd' } },
        },
      },
    },
    components: {
      parameters: { id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
      responses: {
        odd: { content: { 'application/json': { schema: { $ref: '#/components/schemas/error' } } } },
      },
      schemas: {
        thing: {
          type: 'object',
          required: ['description'],
          properties: {
            description: { type: 'string', maxLength: 10 },
            title: { type: ['string', 'null'], enum: ['A_CODE', 'ANOTHER', null] },
          },
        },
        error: { allOf: [{ type: 'object' }, { properties: { issue: { enum: ['GONE'] } } }] },
      },
    },
  })
})

test('refuses a document without the call', () => {
  const missing = [{ method: 'delete', path: '/things/{id}' }]
  expect(() => reduceContract(document, { operations: missing })).toThrow('no delete /things/{id}')
})

const folder = join(import.meta.dirname, '../../local-services/published-contracts')

test('each document that is here names its source, version and licence, and has no sentence', async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  expect(files.toSorted()).toEqual(
    Object.keys(sources)
      .map((name) => `${name}.json`)
      .toSorted(),
  )
  for (const file of files) {
    const { info, ...facts } = JSON.parse(await readFile(join(folder, file), 'utf8'))
    const { source, document: name, version, commit, licence } = sources[file.replace('.json', '')] ?? {}
    expect(info).toEqual({ source, document: name, version, commit, licence })
    expect(JSON.stringify(facts)).not.toMatch(/\s/)
  }
})
