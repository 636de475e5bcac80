import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCustomer, idTokenOf, type Person } from '@/e2e/people'
import { fixed, listPublicRoutes, unindexed } from '@/e2e/public-routes'
import { openShop, type Shop } from '../resilience/shop'
import { ADD, fillCart, findSize, markSent, MY_ACCOUNT, order, signInFrom, signOut } from './purchase'
import { css, Visitor } from './visitor'
import { webkit } from './webkit'
import { chromium, firefox } from './with-puppeteer'

const LIST = '/tires/filter/width=185&profile=65&diameter=15'
const NEWCOMER = { name: 'Ewa', surname: 'Nowak', phone: '+48600100200' }
const SIGN_IN_FORM = 'main input[autocomplete=current-password]'
const POPUP_SIGN_IN = css('[data-sonner-toast] a')

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** As another device of this person would. */
async function saveDetails(person: Person, method: 'PUT' | 'PATCH', details: object): Promise<void> {
  const token = await idTokenOf(shop.direct.identity, person)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const reply = await fetch(`${shop.url}/api/account`, { method, headers, body: JSON.stringify(details) })
  expect(reply.ok, await reply.text()).toBe(true)
}

for (const engine of [firefox, webkit, chromium]) {
  const isInstalled = existsSync(engine.program)
  if (!isInstalled) console.info(`${engine.name} is left out: there is no ${engine.program}.`)

  describe.skipIf(!isInstalled)(`in ${engine.name}`, () => {
    let visitor: Visitor
    beforeEach(async () => {
      visitor = new Visitor(await engine.open(), shop.url)
      await visitor.go('/en/rules')
      await visitor.run(`void (document.cookie = 'language=pl; path=/')`)
    })
    afterEach(() => visitor.close())

    const customer = () => createCustomer(shop.direct.identity)

    // Shows S0.3
    it('finds a size, signs in, orders, and staff mark the order sent', async () => {
      await visitor.go('/signIn')
      await signInFrom(visitor, await customer())
      await findSize(visitor)
      await fillCart(visitor)
      const id = await order(visitor)
      await signOut(visitor)
      await markSent(visitor, id)
      expect(await visitor.complaints()).toEqual([])
    })

    it('goes on with a page that was left in the middle of something', async () => {
      await visitor.go(LIST)
      await visitor.press(ADD)
      await visitor.until('the popup', POPUP_SIGN_IN)
      // A pointer may miss what is still moving.
      await visitor.run(`void ${POPUP_SIGN_IN}.click()`)
      await visitor.at('/signIn')
      await visitor.goBack()
      await visitor.until('the list', css('.product-grid a'))
      await visitor.press(css('.product-grid a'))
      await visitor.until('the product', `location.pathname.startsWith('/tireDetail/')`)
      await visitor.goBack()
      await visitor.until('the list', css('.product-grid a'))
      await visitor.goForward()
      await visitor.until('the product', `location.pathname.startsWith('/tireDetail/')`)
      expect(await visitor.complaints()).toEqual([])
    })

    // Shows S4.9
    it.each(['/cart', '/details'])(
      'shows nothing of a person who has signed out on the way back to %s',
      async (path) => {
        await visitor.go('/signIn')
        await signInFrom(visitor, await customer())
        await visitor.go(path)
        await visitor.until('the account', MY_ACCOUNT)
        await signOut(visitor)
        await visitor.goBack()
        // The cart shows a link; a page that nobody else may see leads there by itself.
        await visitor.until('the way to sign in', `${css('main a[href^="/signIn"]')} || ${css(SIGN_IN_FORM)}`)
        expect(await visitor.run(`!!(${MY_ACCOUNT})`)).toBe(false)
      },
    )

    it('follows the own details again after going away and back', async () => {
      const person = await customer()
      await saveDetails(person, 'PUT', NEWCOMER)
      await visitor.go('/signIn')
      await signInFrom(visitor, person)
      await visitor.go('/details')
      await visitor.until('the details', `${css('#profile-phone')}?.value`)
      await visitor.go('/rules')
      // What is under way when a page is left fails in Firefox, which is a complaint.
      await visitor.until('the account', MY_ACCOUNT)
      await visitor.goBack()
      await visitor.at('/details')
      await visitor.until('the details', `${css('#profile-phone')}?.value`)
      await saveDetails(person, 'PATCH', { ...NEWCOMER, address: 'Polna 7', index: '90-001', city: 'Łódź' })
      await visitor.until('the city', `${css('#profile-city')}.value === 'Łódź'`)
      expect(await visitor.complaints()).toEqual([])
    })

    // What was under way when a page was left fails in Firefox, so that complaints say nothing here.
    it('knows who is signed in after a page was left at once', async () => {
      await visitor.go('/signIn')
      await signInFrom(visitor, await customer())
      for (const pause of [20, 45, 60, 75, 90, 105, 120, 140]) {
        await visitor.run(`void setTimeout(() => location.assign('/cart'))`)
        await sleep(pause)
        await visitor.go('/rules')
        await visitor.until('the account', MY_ACCOUNT)
      }
      expect(await visitor.run(`!!(${MY_ACCOUNT})`)).toBe(true)
    })

    it('opens every kind of page without an error or a breach of the policy', async () => {
      const { tires, wheels, spacers, news } = await listPublicRoutes(shop.direct.productApi)
      const made = [tires, wheels, spacers, news].flatMap((each) => each.slice(0, 1))
      const forms = ['/signIn', '/registration', '/reset-password', '/cart', '/orders']
      for (const path of [...fixed, ...unindexed, ...made, ...forms]) await visitor.go(path)
      expect(await visitor.complaints()).toEqual([])
    })
  })
}
