import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../env.mjs'
import { memoryFlags, memoryVariables } from './memory.mjs'

it.each([
  ['Dockerfile', memoryFlags.storefront],
  ['product-api/Dockerfile', memoryFlags.productApi],
])('%s starts its program with the same settings', (file, flags) => {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const command = lines.find((line) => line.startsWith('CMD ')) ?? ''
  const variables = lines.filter((line) => line.startsWith('ENV ')).flatMap((line) => line.split(' '))
  expect(command).toContain(`["node", ${flags.map((flag) => `"${flag}"`).join(', ')}, "--import"`)
  for (const [name, value] of Object.entries(memoryVariables)) expect(variables).toContain(`${name}=${value}`)
})

it('tests of the memory of the product API run with the same flags', () => {
  const config = readFileSync(join(root, 'product-api/vitest.resilience.config.ts'), 'utf8')
  expect(config).toContain(`execArgv: [${memoryFlags.productApi.map((flag) => `'${flag}'`).join(', ')}]`)
})

it('the processes that the product API starts have the same settings of the C library', () => {
  const source = readFileSync(join(root, 'product-api/src/worker-process.ts'), 'utf8')
  for (const [name, value] of Object.entries(memoryVariables)) expect(source).toContain(`${name}: '${value}'`)
})
