import { expect, test } from 'vitest'
import { reduceVocabulary } from './reduce-vocabulary.mjs'

const vocabulary = {
  '@graph': [
    { '@id': 'schema:Thing', '@type': 'rdfs:Class', 'rdfs:comment': 'A sentence.' },
    { '@id': 'schema:Text', '@type': ['rdfs:Class', 'schema:DataType'] },
    { '@id': 'schema:Offer', '@type': 'rdfs:Class', 'rdfs:subClassOf': { '@id': 'schema:Thing' } },
    {
      '@id': 'schema:price',
      '@type': 'rdf:Property',
      'rdfs:comment': 'A sentence.',
      'schema:domainIncludes': [{ '@id': 'schema:Offer' }],
      'schema:rangeIncludes': { '@id': 'schema:Text' },
    },
    { '@id': 'schema:InStock', '@type': 'schema:ItemAvailability' },
  ],
}
const none = { types: [], properties: [], values: [] }

test('has what a type is, where a property may stand and what it may hold, and no sentence', () => {
  const used = { types: ['Offer'], properties: ['price'], values: ['InStock'] }
  expect(reduceVocabulary(vocabulary, used)).toEqual({
    types: { Offer: ['Offer', 'Thing'] },
    properties: { price: { on: ['Offer'], holds: ['Text'] } },
    values: { InStock: ['ItemAvailability'] },
  })
})

test('refuses a name that the vocabulary has not', () => {
  expect(() => reduceVocabulary(vocabulary, { ...none, properties: ['cost'] })).toThrow(
    'the vocabulary has no cost',
  )
})
