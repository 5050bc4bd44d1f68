import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';

export default {
  input: 'src/main.js',
  output: { dir: 'dist' },
  plugins: [
    resolve({ browser: true }),
    commonjs(),
    replace({ preventAssignment: true, 'process.env.NODE_ENV': '"production"' }),
  ],
};
