import type { Page } from '@playwright/test'

/** Has every page of a browser find a car in its storage, as one that was saved on "my car". */
export const saveCar = (page: Page) =>
  page.addInitScript(() => {
    const unknown = {
      wheelWidth: null,
      wheelEt: null,
      fastening: null,
      thread: null,
      boltLength: null,
      axleLoad: null,
    }
    const car = {
      ...unknown,
      id: 'a',
      name: '',
      sizes: [{ width: 195, profile: 65, diameter: 15, loadClass: null }],
      loadIndex: 91,
      speedSymbol: 'T',
      boltCircle: '5x112',
      bore: 57.1,
    }
    window.localStorage.setItem('bieznik.cars', JSON.stringify({ cars: [car], currentId: 'a' }))
  })
