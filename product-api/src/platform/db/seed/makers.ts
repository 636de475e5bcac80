import { addressLine, type Company } from '@bieznik/contract/platform/company'
import type { ManufacturerInput } from '@bieznik/contract/catalogue/manufacturer'
import type { NewProduct } from './new-product.ts'

/*
 * Who made the sample catalogue. All but the company are invented: `.example` is reserved (RFC 2606).
 */

const WHEEL_MAKER = 'Felgart Sp. z o.o.'
const STEEL_WHEEL_MAKER = 'Lehmann Räder GmbH'
const SPACER_MAKER = 'Shunfeng Precision Parts Co., Ltd.'

/** In the Union a manufacturer is itself responsible. */
const nobodyElse = { responsibleName: '', responsibleAddress: '', responsibleContact: '' }

/** The company makes what it retreads. */
export function sampleMakers({ legalName, seat, email }: Company): ManufacturerInput[] {
  return [
    {
      name: legalName,
      mark: 'Nadbieg',
      address: `${addressLine(seat)}, Polska`,
      contact: email,
      country: 'PL',
      ...nobodyElse,
    },
    {
      name: WHEEL_MAKER,
      mark: 'Felgart',
      address: 'ul. Odlewnicza 3, 43-300 Bielsko-Biała, Polska',
      contact: 'bezpieczenstwo@felgart.example',
      country: 'PL',
      ...nobodyElse,
    },
    {
      name: STEEL_WHEEL_MAKER,
      mark: 'Lehmann',
      address: 'Hüttenstraße 21, 58093 Hagen, Deutschland',
      contact: 'produktsicherheit@lehmann-raeder.example',
      country: 'DE',
      ...nobodyElse,
    },
    {
      name: SPACER_MAKER,
      mark: 'SFP',
      address: '88 Zhenxing Road, Yuhuan, Zhejiang 317600, China',
      contact: 'https://shunfeng-parts.example/contact',
      country: 'CN',
      responsibleName: 'Kontor Zgodności Sp. z o.o.',
      responsibleAddress: 'ul. Portowa 7, 81-350 Gdynia, Polska',
      responsibleContact: 'gpsr@kontor-zgodnosci.example',
    },
  ]
}

function safetyOf(product: NewProduct, company: Pick<Company, 'legalName'>) {
  switch (product.productType) {
    case 'Tire': {
      const { protector, width, profile, diameter, icVc } = product
      const partNumber = `${protector}-${width}-${profile}-${diameter}-${icVc}`.replaceAll(' ', '')
      return { maker: company.legalName, model: protector, partNumber }
    }
    case 'Wheel': {
      const { model, width, diameter, boltSpacing, centralBoreDiameter } = product
      return {
        maker: model ? WHEEL_MAKER : STEEL_WHEEL_MAKER,
        // A steel wheel has no name, but its maker's type.
        model: model || `LR ${diameter}`,
        partNumber: `${width}J${diameter}-${boltSpacing}-${centralBoreDiameter}`,
      }
    }
    case 'Spacer': {
      const { boltDistance, thickness, boltInfo } = product
      return {
        maker: SPACER_MAKER,
        model: `WS-${thickness}`,
        partNumber: `WS-${thickness}-${boltDistance}-${boltInfo}`,
      }
    }
  }
}

/** The product with who made it and what it is called by its maker. */
export function madeBySample<Each extends NewProduct>(
  product: Each,
  company: Pick<Company, 'legalName'>,
): Each {
  return { ...product, ...safetyOf(product, company) }
}
