'use client'

import type { DeliveryCountries } from '@bieznik/contract/selling/delivery-countries'
import { createContext } from 'react'

/** The countries that the checkout offers. */
export const DeliveryCountriesContext = createContext<DeliveryCountries>(['PL'])
