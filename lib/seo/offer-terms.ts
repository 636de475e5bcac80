/** In days that the company works. */
const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue' as const,
  minValue,
  maxValue,
  unitCode: 'DAY' as const,
})

/** What is returned how, as the rules say it, for all that the company sells: `countries` are those that are delivered to. */
export const returnPolicy = (countries: readonly string[]) => ({
  '@type': 'MerchantReturnPolicy' as const,
  applicableCountry: countries,
  /** Where goods are sent back to. */
  returnPolicyCountry: 'PL',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow' as const,
  merchantReturnDays: 14,
  returnMethod: 'https://schema.org/ReturnByMail' as const,
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility' as const,
  refundType: 'https://schema.org/FullRefund' as const,
})

/**
 * How every offer is delivered, as the rules say it, in the words of schema.org; how it is returned, its seller says once for all of them
 * (https://developers.google.com/search/docs/appearance/structured-data/merchant-listing). Packed by the next day and then on its way for one
 * or two: the two to three days that the pages promise.
 */
export const offerTerms = (countries: readonly string[]) => ({
  shippingDetails: {
    '@type': 'OfferShippingDetails' as const,
    shippingRate: { '@type': 'MonetaryAmount' as const, value: '0.00', currency: 'PLN' as const },
    shippingDestination: countries.map((addressCountry) => ({
      '@type': 'DefinedRegion' as const,
      addressCountry,
    })),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime' as const,
      handlingTime: days(1, 1),
      transitTime: days(1, 2),
    },
  },
})
