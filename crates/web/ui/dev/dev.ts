import { mount } from 'svelte';
import '../src/theme/base.css';
import '../src/theme/tokens.css';
import Dev from './Dev.svelte';
document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'light';
mount(Dev, { target: document.getElementById('app')! });
