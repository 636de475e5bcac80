import { expect, it } from 'vitest'
import { languages } from '@bieznik/contract/language'
import { textsIn } from './message-texts'

const WE_CALL = { pl: /zadzwonimy/i, en: /we will call you/i, ru: /мы позвоним/i }
it.each(languages)(
  'every text in %s on the hour of a fitting says that the shop calls the buyer',
  (language) => {
    const texts = textsIn(language)
    const ofHour = [
      'checkout.pickup_day_hint',
      'delivery.pickup_how',
      'delivery_page.pickup_text',
      'contact_page.ready_fitting',
    ]
    expect(ofHour.filter((key) => !WE_CALL[language].test(texts.get(key) ?? ''))).toEqual([])
  },
)
