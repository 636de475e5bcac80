import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { manufacturerInputSchema } from '@bieznik/contract/catalogue/manufacturer'
import { safetyGaps } from '@bieznik/contract/catalogue/safety-data'
import { expect, it } from 'vitest'
import { madeBySample, sampleMakers } from './makers.ts'
import { generateSpacers } from './spacers.ts'
import { generateTires } from './tires.ts'
import { generateWheels } from './wheels.ts'

const makers = sampleMakers(exampleCompany)
const products = [...generateTires(), ...generateWheels(), ...generateSpacers()].map((product) =>
  madeBySample(product, exampleCompany),
)

it('every sample product has all that an offer has to say, of a maker that there is', () => {
  const names = new Set(makers.map(({ name }) => name))
  expect(products.filter((product) => safetyGaps(product).length > 0)).toEqual([])
  expect(products.filter(({ maker }) => maker === null || !names.has(maker))).toEqual([])
})

it('staff could have written every maker; one is outside the Union, and somebody in it answers', () => {
  for (const maker of makers) expect(manufacturerInputSchema.safeParse(maker).error).toBeUndefined()
  expect(
    makers.filter(({ responsibleName }) => responsibleName !== '').map(({ country }) => country),
  ).toEqual(['CN'])
})

it('the company makes what it retreads', () => {
  const tires = products.filter(({ productType }) => productType === 'Tire')
  expect(new Set(tires.map(({ maker }) => maker))).toEqual(new Set([exampleCompany.legalName]))
})
