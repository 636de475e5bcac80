/*
 * npm run --silent sbom > bieznik.cdx.json: the bill of materials of both programs, in the form of CycloneDX.
 */
import { root } from './env.mjs'
import { billOfMaterials } from './supply-chain/bill-of-materials.mjs'
import { readLockedPackages } from './supply-chain/lockfile.mjs'

const bill = billOfMaterials(await readLockedPackages(root), { name: 'bieznik', version: '0.1.0' })
console.info(JSON.stringify(bill, null, 2))
