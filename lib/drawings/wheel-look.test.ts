import { expect, it } from 'vitest'
import { wheelLookOf } from './wheel-look'

const wheel = {
  typeOfWheel: 'alloy',
  title: 'Felga aluminiowa Orla 6.5Jx16 5x112 57.1, srebrny',
  color: 'srebrny',
}

it.each([
  ['srebrny', 'silver', 'satin'],
  ['grafitowy', 'graphite', 'satin'],
  ['grafitowy mat', 'graphite', 'matt'],
  ['antracyt', 'anthracite', 'satin'],
  ['czarny', 'black', 'satin'],
  ['czarny mat', 'black', 'matt'],
  ['czarny połysk', 'black', 'gloss'],
  ['czarny z polerowanym frontem', 'black', 'polished'],
  ['biały', 'white', 'satin'],
  ['brązowy mat', 'bronze', 'matt'],
  ['Matt Black', 'black', 'matt'],
  ['black_polished', 'black', 'polished'],
  ['чёрный глянец', 'black', 'gloss'],
  ['seledynowy', 'metal', 'satin'],
  ['', 'metal', 'satin'],
])('reads the colour %j', (color, tone, sheen) => {
  expect(wheelLookOf({ ...wheel, color })).toMatchObject({ tone, sheen })
})

it.each([
  ['Felga aluminiowa Orla 6.5Jx16', 'alloy', 'orla'],
  ['Alloy wheel BYSTRA 7Jx17', 'alloy', 'bystra'],
  ['Turnia 8Jx16', 'alloy', 'turnia'],
  ['Felga stalowa 5Jx13', 'steel', 'steel'],
  ['Felga stalowa Orla', 'steel', 'steel'],
  ['Felga aluminiowa Inna', 'alloy', 'plain'],
])('finds the model of %j', (title, typeOfWheel, model) => {
  expect(wheelLookOf({ ...wheel, title, typeOfWheel }).model).toBe(model)
})
