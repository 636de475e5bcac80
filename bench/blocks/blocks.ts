import type { blockNames } from '../options.ts'
import type { Section } from '../page/section.ts'
import type { Run } from '../run.ts'
import { measureApi } from './api.ts'
import { measureGrowth } from './growth.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMixedLoad } from './mixed-load.ts'
import { measureNavigation } from './navigation.ts'
import { measureOrders } from './orders.ts'
import { measurePages } from './pages.ts'
import { measureServer } from './server.ts'
import { measureStart } from './start.ts'

interface Block {
  /** Its heading on the page. */
  title: string
  measure: (run: Run) => Promise<Section>
}

export const blocks: Record<(typeof blockNames)[number], Block> = {
  server: { title: 'Pages under load', measure: measureServer },
  pages: { title: 'Pages in a browser', measure: measurePages },
  navigation: { title: 'From a list to a product', measure: measureNavigation },
  lighthouse: { title: 'Lighthouse', measure: measureLighthouse },
  api: { title: 'Product API', measure: measureApi },
  'mixed-load': { title: 'Mixed load', measure: measureMixedLoad },
  growth: { title: 'A growing catalogue', measure: measureGrowth },
  orders: { title: 'Very many orders', measure: measureOrders },
  start: { title: 'Start and size', measure: measureStart },
}
