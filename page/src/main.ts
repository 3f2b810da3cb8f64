// Starts the page: styles, the app, and offline use where the page is built.
import { mount } from 'svelte';
import App from './App.svelte';
import { embedded } from './embed';
import './theme/base.css';
import './theme/tokens.css';
import './theme/contrast.css';
import { registerOffline } from './offline';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no element #app');
mount(App, { target });
if (!embedded) registerOffline();
