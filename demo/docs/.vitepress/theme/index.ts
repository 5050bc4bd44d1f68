import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import CodeToCopy from './examples/CodeToCopy.vue';
import LiveExample from './examples/LiveExample.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveExample', LiveExample);
    app.component('CodeToCopy', CodeToCopy);
  },
} satisfies Theme;
