/** @typedef {import('./lockfile.mjs').LockedPackage} LockedPackage */

/**
 * The packages of production as CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json). Not by `npm sbom`: it knows the packages of the root or
 * those of workspaces, never all that are installed.
 *
 * @param {readonly LockedPackage[]} packages
 * @param {{ name: string, version: string }} shop
 */
export function billOfMaterials(packages, shop) {
  const components = new Map(
    packages.filter(({ dev }) => !dev).map((each) => [purlOf(each), componentOf(each)]),
  )
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', ...shop } },
    components: [...components.values()],
  }
}

/** @param {Pick<LockedPackage, 'name' | 'version'>} locked */
const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** @param {LockedPackage} locked */
function componentOf({ name, version, license, integrity = '' }) {
  const purl = purlOf({ name, version })
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license && { licenses: [{ expression: license }] }),
    hashes: [
      { alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') },
    ],
  }
}
