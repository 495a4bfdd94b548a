import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption } from 'vite'
import wasm from 'vite-plugin-wasm'
import { appPieces, pieceName } from './scripts/checks/app-pieces.ts'

const api = process.env['BRANCHLINE_API'] ?? 'http://127.0.0.1:8080'

/** How long plugins take on a busy machine is no fault of the app. */
const checks = { pluginTimings: false }

/** The plugin's own typings say `any`. */
const wasmModules = (): PluginOption => wasm() as PluginOption

export default defineConfig({
  base: './',
  plugins: [react(), wasmModules()],
  // Knows from which file a composed class comes; PostCSS loses it on the way.
  css: { transformer: 'lightningcss' },
  worker: { format: 'es', plugins: () => [wasmModules()], rolldownOptions: { checks } },
  build: {
    manifest: true,
    // Schemas are made by calls without effects: a page takes along those it reads.
    rolldownOptions: {
      checks,
      treeshake: { manualPureFunctions: ['Type'], moduleSideEffects: [{ test: /node_modules[/]typebox[/]/, sideEffects: false }] },
      output: { chunkFileNames: pieceName, codeSplitting: { groups: appPieces } },
    },
    target: 'esnext',
    assetsInlineLimit: 0,
    outDir: 'dist/app',
    emptyOutDir: true,
    chunkSizeWarningLimit: 1200,
  },
  server: { port: 5173, proxy: { '/api': { target: api, ws: true }, '/version.json': api, '/schema': api, '/health': api, '/ready': api } },
})
