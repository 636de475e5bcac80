import { sql } from 'drizzle-orm'
import { beforeAll, test } from 'vitest'
import { buildTestShop } from '../../test/shop.ts'
import { plansOf } from '../../test/query-plans.ts'
import { seed } from '../db/seed.ts'
import { listProductsByTitle } from './search.queries.ts'
import { listTires } from '../tires/tires.queries.ts'
import { listWidths,listProtectors } from '../tires/tire-filter.queries.ts'
import { listWheels } from '../wheels/wheels.queries.ts'
import { listSpacers } from '../spacers/spacers.queries.ts'
import { listCentralBores } from '../wheels/wheel-filter.queries.ts'
import { listThicknesses, listBoltDistances } from '../spacers/spacer-filter.queries.ts'
const { db, url } = await buildTestShop()
const slice = { limit: 24, offset: 0 }
beforeAll(async () => {
  const t = performance.now()
  await seed(db, { products: 100_000, force: true })
  console.log('seeded', performance.now() - t)
  await db.execute(sql`analyze`)
})
test('times', async () => {
  for (const q of ['nadbieg','szuter 195/80 r15','195 80 15','5x112','szoter','nadbeig','felga czarny 17','r15', 'a', 'opony zimowe 195/65 R15', 'dystans 20 mm','Nadbieg Szuter AT 195/80 R15 96T','qqqq','przelecz','31x10.5','a b c d e f g h i j k l m n o p q r s t u v w x y z']) {
    const ts = []
    let total = 0
    for (let i = 0; i < 5; i++) { const t = performance.now(); total = (await listProductsByTitle(db, q, slice)).total; ts.push(Math.round(performance.now() - t)) }
    console.log('TIME', q, total, ts.join(' '))
  }
  const time = async (name: string, f: () => Promise<unknown>) => { const ts=[]; for (let i=0;i<5;i++){const t = performance.now(); await f(); ts.push(Math.round(performance.now()-t))} console.log('TIME', name, ts.join(' ')) }
  await time('tires', () => listTires(db, {}, slice))
  await time('tires 1000', () => listTires(db, {}, {limit:1000,offset:0}))
  await time('tires size', () => listTires(db, {width:195,profile:80,diameter:15}, slice))
  await time('tires deep', () => listTires(db, {}, {limit:24,offset:60000}))
  await time('wheels', () => listWheels(db, {diameter:17}, slice))
  await time('spacers', () => listSpacers(db, {}, slice))
  await time('widths', () => listWidths(db))
  await time('protectors', () => listProtectors(db, {width:195,profile:80,diameter:15}))
  await time('bores', () => listCentralBores(db, {diameter:17,boltSpacing:'5x112',width:7}))
  await time('bd', () => listBoltDistances(db))
  await time('th', () => listThicknesses(db, {boltDistance:'5x112'}))
})
test('plans', async () => {
  for (const [name, run] of Object.entries({
    search: (d: any) => listProductsByTitle(d, 'szuter 195/80 r15', slice),
    typo: (d: any) => listProductsByTitle(d, 'szoter 195/80 r15', slice),
    nadbieg: (d: any) => listProductsByTitle(d, 'nadbieg', slice),
    widths: (d: any) => listWidths(d),
    tires: (d: any) => listTires(d, {width:195,profile:80,diameter:15}, slice),
    all: (d: any) => listTires(d, {}, slice),
    wheels: (d: any) => listWheels(d, {diameter:17,boltSpacing:'5x112'}, slice),
    bores: (d: any) => listCentralBores(d, {diameter:17,boltSpacing:'5x112',width:7}),
    spacers: (d: any) => listSpacers(d, {boltDistance:'5x112'}, slice),
    bd: (d: any) => listBoltDistances(d),
  })) console.log('PLAN ' + name + '\n' + (await plansOf(url, run)).join('\n----\n'))
})
